import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { styleOf } from '../../../../test/style-of.ts';
import { adminSystem } from '../../theme/admin-system.ts';
import { pictureColumn, State } from './columns.tsx';

test('the dot of a state is a border, which forced colours leave in their place', () => {
  render(
    <ChakraProvider value={adminSystem}>
      <State tone="good">Confirmed</State>
    </ChakraProvider>,
  );
  const dot = screen.getByText('Confirmed').firstElementChild;
  const style = styleOf(dot as Element);
  expect(style).toMatch(/border-width: ?4px/);
  expect(style).not.toMatch(/background/);
});

test('a row without a picture says so in its place, and holds no address in a file', () => {
  const column = pictureColumn(() => null);
  render(<ChakraProvider value={adminSystem}>{column.cell?.({})}</ChakraProvider>);
  expect(screen.getByTitle('No picture')).toBeVisible();
  expect(column.text({})).toBe('');
});
