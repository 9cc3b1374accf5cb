/**
 * Client module. The theme's progress bar (C10) gets a spinner: the old page stays on screen while the
 * next one loads, so this is the loading spinner that readers meet (R8). The template is the library's
 * own, with roles that exist.
 */
import nprogress from 'nprogress';
import './slow-navigation-spinner.css';

nprogress.configure({
  barSelector: '.bar',
  showSpinner: true,
  template:
    '<div class="bar"><div class="peg"></div></div>' +
    '<div class="spinner" role="status" aria-label="Loading the page"><div class="spinner-icon"></div></div>',
});
