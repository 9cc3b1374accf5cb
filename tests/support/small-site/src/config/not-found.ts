export const mainSections = [{title: 'Welcome', to: '/', text: 'The first page'}];
