import { widget } from "./entry";
import { TableDesk } from "./table/desk";
import { Table } from "./table/view";

export default widget((host) => new TableDesk(host), Table);
