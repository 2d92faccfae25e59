import { widget } from "./entry";
import { ExplorerDesk } from "./explorer/desk";
import { Explorer } from "./explorer/view";

export default widget((host) => new ExplorerDesk(host), Explorer);
