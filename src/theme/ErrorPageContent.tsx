// Ejected: inside the layout, a crash looks as it does without one.
export {default} from './Error';
