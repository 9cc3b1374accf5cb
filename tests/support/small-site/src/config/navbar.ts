export const navbar = {hideOnScroll: true, title: 'Small', items: [{type: 'search', position: 'right'}]};
