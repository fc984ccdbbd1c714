import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TestRouter, visit } from '../../../test/test-router.tsx';
import { useBack } from './use-back.ts';

function Back({ goHome }: { goHome?(): void }) {
  const goBack = useBack(goHome);
  return (
    goBack && (
      <button type="button" onClick={goBack}>
        Back
      </button>
    )
  );
}

function open(path: string, goHome?: () => void) {
  const router = visit([path]);
  render(
    <TestRouter>
      <Back goHome={goHome} />
    </TestRouter>,
  );
  return router;
}

const button = () => screen.queryByRole('button', { name: 'Back' });

afterEach(() => {
  Reflect.deleteProperty(window, 'navigation');
});

test.each(['/', '/admin'])('%s has no Back button', (path) => {
  open(path);
  expect(button()).not.toBeInTheDocument();
});

test.each(['/programs', '/registration', '/admin/posts', '/admin/login'])('%s has one', (path) => {
  open(path);
  expect(button()).toBeVisible();
});

test('Back goes home in the way of its page where there is no step back', async () => {
  const goHome = jest.fn();
  open('/admin/posts', goHome);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(goHome).toHaveBeenCalledTimes(1);
});

test('Back takes the step that the browser knows of, as to the page from which this one was loaded', async () => {
  window.history.pushState(null, '', '/contact');
  const goHome = jest.fn();
  const router = open('/programs', goHome);
  Object.assign(window, { navigation: { canGoBack: true } });
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(router.location.pathname).toBe('/contact'));
  expect(goHome).not.toHaveBeenCalled();
});
