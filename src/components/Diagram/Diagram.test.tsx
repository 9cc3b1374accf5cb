// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, expect, test, vi} from 'vitest';
import {Diagram} from './Diagram';
import {diagramSizes, usualSize} from './diagram-sizes';

const source = 'flowchart LR\n  accTitle: Path of a request\n  accDescr: The app reaches a gateway.\n  app --> gateway';

// Stubbed, as jsdom does no layout and has no `ResizeObserver`.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
  },
);

afterEach(cleanup);

test('the text alternative is pre-rendered below the drawing, collapsed', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <Diagram source={source}>
      <div id="drawing" />
    </Diagram>,
  );
  const words = page.querySelector(':has(> #drawing) + figcaption > details');
  expect(words?.hasAttribute('open')).toBe(false);
  expect(words?.querySelector('summary')?.textContent).toBe('Diagram in words: Path of a request');
  expect(words?.querySelector('p')?.textContent).toBe('The app reaches a gateway.');
});

test('the accessible name of the figure is the title of the drawing', () => {
  render(
    <Diagram source={source}>
      <svg />
    </Diagram>,
  );
  expect(screen.getByRole('figure', {name: 'Path of a request'}).querySelector('svg')).not.toBeNull();
});

test('reserves the measured size, or the fallback size if there is none', () => {
  const ratioOf = (title: string) => {
    render(<Diagram source={source.replace('Path of a request', title)}>drawing</Diagram>);
    return screen.getByText('drawing').style.getPropertyValue('--ratio');
  };
  expect(ratioOf('Path of a request')).toBe(diagramSizes['Path of a request']?.join(' / '));
  cleanup();
  expect(ratioOf('A new one')).toBe(usualSize.join(' / '));
});

test('text from the source is not parsed as markup', () => {
  const hostile = source.replace('a gateway', '<img src=x onerror=alert(1)>');
  const {container} = render(<Diagram source={hostile}>drawing</Diagram>);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('p')?.textContent).toContain('<img src=x');
});

test('a diagram without a text alternative is only the drawing', () => {
  const {container} = render(<Diagram source="flowchart LR">drawing</Diagram>);
  expect(container.innerHTML).toBe('drawing');
});
