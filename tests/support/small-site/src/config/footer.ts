export const footer = {style: 'light', copyright: 'Small'};
