/** Does not preload the embedded index: most readers never need the fallback. */
export {giveHeadStart} from '../hosted/head-start';
