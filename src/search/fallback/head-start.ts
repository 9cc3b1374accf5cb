/** As with the provider alone: the index of this site is a download that most readers never need. */
export {giveHeadStart} from '../hosted/head-start';
