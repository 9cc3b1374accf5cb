// Ejected: the original creates a date format, which makes the browser load its locale data (ICU) on every page.
export {LastUpdated as default} from '../../components/LastUpdated/LastUpdated';
