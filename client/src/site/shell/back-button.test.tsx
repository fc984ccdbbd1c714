import { ChakraProvider } from '@chakra-ui/react';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { TestRouter, visit } from '../../../test/test-router.tsx';
import { siteSystem } from '../../ui/theme/system.ts';
import { BackButton } from './back-button.tsx';

function open(path: string) {
  visit([path]);
  render(
    <ChakraProvider value={siteSystem}>
      <TestRouter>
        <BackButton />
      </TestRouter>
    </ChakraProvider>,
  );
  return screen.queryByRole('button', { name: 'Back' });
}

test.each(['/', '/admin'])('%s has no Back button', (path) => {
  expect(open(path)).not.toBeInTheDocument();
});

test.each(['/programs', '/registration'])('%s has one', (path) => {
  expect(open(path)).toBeVisible();
});
