import {moduleAt} from '../lib/module-at';

/** Modules of the classic theme, by their path in it. */
export const ofTheme = (component: string) => moduleAt(`@docusaurus/theme-classic/lib/theme/${component}`);

export const scrolling = moduleAt('@docusaurus/theme-common/lib/utils/scrollUtils');
