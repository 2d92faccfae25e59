import { widget } from "./entry";
import { ReplayDesk } from "./replay/desk";
import { Replay } from "./replay/view";

export default widget((host) => new ReplayDesk(host), Replay);
