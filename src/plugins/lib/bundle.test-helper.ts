import {rspack} from '@docusaurus/faster';

type Options = Exclude<Parameters<typeof rspack>[0], readonly unknown[]>;

/** What a build emitted, and the messages of its errors. */
interface Bundled {
  readonly files: readonly string[];
  readonly errors: readonly string[];
}

/**
 * Bundles `main.js` of the folder that is the `context`, for production.
 *
 * @param options those of the bundler; Docusaurus has another type for plugins
 */
export async function bundle({plugins = [], ...options}: Omit<Options, 'plugins'> & {plugins?: readonly unknown[]}) {
  return await new Promise<Bundled>((resolve, reject) => {
    rspack(
      {mode: 'production', entry: './main.js', ...options, plugins: plugins as NonNullable<Options['plugins']>},
      (error, stats) => {
        if (error) {
          reject(error);
          return;
        }
        const {assets = [], errors = []} = stats?.toJson({assets: true, errors: true}) ?? {};
        resolve({files: assets.map(({name}) => name), errors: errors.map(({message}) => message)});
      },
    );
  });
}

/** The same for a build that must succeed. */
export async function bundleWithoutErrors(options: Parameters<typeof bundle>[0]): Promise<void> {
  const {errors} = await bundle(options);
  if (errors.length > 0) throw new Error(errors.join('\n'));
}
