// Set by `npm run build:search`. Without a plugin, Docusaurus has only a client of the hosted provider.
const themes = process.env.LOCAL_SEARCH
  ? [['@easyops-cn/docusaurus-search-local', {hashed: true, indexBlog: false, docsRouteBasePath: '/'}]]
  : [];

// The classic preset as set up by create-docusaurus, with Rspack and without a blog.
export default {
  title: 'Docs',
  url: 'https://docs.example.com',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: {v4: true, faster: true},
  // Parses .md files as Markdown, not MDX: a brace in a page is text.
  markdown: {format: 'detect', hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},
  themes,
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false, pages: false}]],
  themeConfig: {navbar: {title: 'Docs'}},
};
