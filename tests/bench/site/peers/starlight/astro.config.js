// Starlight as set up by its template: with Pagefind, without image conversion.
import {readFileSync} from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig, passthroughImageService} from 'astro/config';

const sections = JSON.parse(readFileSync(new URL('pages.json', import.meta.url), 'utf8'));

export default defineConfig({
  site: 'https://docs.example.com',
  outDir: 'build',
  telemetry: false,
  image: {service: passthroughImageService()},
  build: {format: 'file'},
  integrations: [
    starlight({
      title: 'Docs',
      sidebar: sections.map(({label, pages}) => ({
        label,
        items: pages.map(({title, route}) => ({label: title, link: route})),
      })),
    }),
  ],
});
