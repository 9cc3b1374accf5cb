// Ejected: the original makes a date format, for which the browser loads its rules of languages on every page.
export {LastUpdated as default} from '../../components/LastUpdated/LastUpdated';
