import { widget } from "./entry";
import { QuizDesk } from "./quiz/desk";
import { Quiz } from "./quiz/view";

export default widget((host) => new QuizDesk(host), Quiz);
