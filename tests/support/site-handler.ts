import sirv, {type Options, type RequestHandler} from 'sirv';
import {cacheControl} from '../../src/plugins/security-headers/header-files';

/** Serves a built site as the README asks of a host: clean URLs, and long-term caching for hashed files only. */
export function siteHandler(folder: string, options: Options): RequestHandler {
  return sirv(folder, {
    etag: true,
    setHeaders: (response, pathname) => {
      const isHashed = pathname.startsWith('/assets/');
      response.setHeader('Cache-Control', isHashed ? cacheControl.hashed : cacheControl.other);
    },
    ...options,
  });
}
