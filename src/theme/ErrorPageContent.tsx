// Ejected: a crash inside the layout looks the same as one outside of it.
export {default} from './Error';
