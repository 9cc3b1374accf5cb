/**
 * Client module. The theme's progress bar (C10) is told to show its spinner too: the old page stays
 * on screen while the next one loads, so this is the loading spinner that readers meet (R8).
 */
import nprogress from 'nprogress';

nprogress.configure({showSpinner: true});
