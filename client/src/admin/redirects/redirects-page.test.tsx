import { beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Refusal, renderStaff } from '../../../test/render-staff.tsx';
import { seen } from '../../../test/toasts.ts';
import { RedirectsPage } from './redirects-page.tsx';

const redirect = (id: number, from: string, to: string) => ({
  __typename: 'Redirect',
  id,
  from,
  to,
  isUsed: true,
  version: 1,
  createdAt: '2026-01-05T12:00:00.000Z',
});
const rows = () => screen.getAllByRole('row').slice(1);

beforeEach(() => sessionStorage.clear());

test.each(['/about', ' /FAQ/ ', 'http://localhost/registration'])(
  '%j is refused before it is sent: the website has a page there',
  async (from) => {
    const { user, calls } = renderStaff(<RedirectsPage />, {
      staffRedirects: () => ({ items: [] }),
      createRedirect: ({ input }) => ({ saved: { ...redirect(2, '', ''), ...input } }),
    });
    await user.click(await screen.findByRole('button', { name: 'New Redirect' }));
    await user.type(screen.getByLabelText('From'), from);
    await user.type(screen.getByLabelText('To'), '/news');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^The website has a page at \/(about|faq|registration): /)).toBeVisible();
    expect(calls).not.toContain('CreateRedirect');
  },
);

test('one that does nothing, as the website has a page there, says so', async () => {
  const idle = { ...redirect(1, '/programs/1', '/news'), isUsed: false };
  renderStaff(<RedirectsPage />, {
    staffRedirects: () => ({ items: [idle, redirect(2, '/old', '/about')] }),
  });
  expect(
    await screen.findByText('Nowhere: the website has a page at /programs/1, which is shown.'),
  ).toBeVisible();
  expect(screen.getByText('/about')).toBeVisible();
});

test('the one that the search over everything found is opened', async () => {
  const { router } = renderStaff(<RedirectsPage />, {
    staffRedirects: () => ({ items: [redirect(1, '/old', '/programs'), redirect(2, '/older', '/about')] }),
  });
  await screen.findByText('/older');
  await act(() => router.navigate('/admin', { state: { open: 2 } }));
  expect(await screen.findByLabelText('From')).toHaveValue('/older');
});

test('a redirect is made, refused in a sentence beside its field, changed, deleted and brought back; the list is asked for once', async () => {
  let refuse = true;
  const { user, calls } = renderStaff(<RedirectsPage />, {
    staffRedirects: () => ({ items: [redirect(1, '/old', '/programs')] }),
    createRedirect: ({ input }) => {
      const message = '/old leads on to /programs: lead there directly.';
      if (refuse)
        throw new Refusal(message, { code: 'BAD_USER_INPUT', details: [{ message, path: ['to'] }] });
      return { saved: { ...redirect(2, '', ''), ...input } };
    },
    updateRedirect: ({ id, input, version }) => {
      expect([id, version]).toEqual([2, 1]);
      return { saved: { ...redirect(2, '', ''), ...input, version: 2 } };
    },
    deleteRedirect: () => ({ removed: 1 }),
    restoreRedirect: () => ({ restored: redirect(1, '/old', '/programs') }),
  });
  await user.click(await screen.findByRole('button', { name: 'New Redirect' }));
  await user.type(screen.getByLabelText('From'), '/blog');
  await user.type(screen.getByLabelText('To'), '/old');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('/old leads on to /programs: lead there directly.')).toBeVisible();
  expect(screen.getByLabelText('From')).toHaveValue('/blog');
  refuse = false;
  await user.clear(screen.getByLabelText('To'));
  await user.type(screen.getByLabelText('To'), '/news');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await seen('Redirect created successfully');
  expect(rows().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('/blog'),
    expect.stringContaining('/old'),
  ]);
  await user.click(screen.getByRole('button', { name: 'Edit /blog' }));
  await user.clear(await screen.findByLabelText('To'));
  await user.type(screen.getByLabelText('To'), '/faq');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await seen('Redirect updated successfully');
  expect(rows()[0]).toHaveTextContent('/faq');
  await user.click(screen.getByRole('button', { name: 'Delete /old' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await seen('Redirect deleted successfully');
  expect(rows()).toHaveLength(1);
  expect(calls.filter((name) => name === 'StaffRedirects')).toHaveLength(1);
});
