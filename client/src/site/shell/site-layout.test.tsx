import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderSite } from '../../../test/render-site.tsx';
import { demoCompany } from '../../../test/rows/demo-settings.ts';

const labels = [
  'Home',
  'About',
  'Services',
  'Staff',
  'Stays',
  'Testimonials',
  'News',
  'Gallery',
  'Contact',
  'FAQ',
  'Videos',
];
const pathsInOrder = [
  '/',
  '/about',
  '/programs',
  '/coaches',
  '/facilities',
  '/alumni',
  '/news',
  '/gallery',
  '/contact',
  '/faq',
  '/videos',
];
const addresses = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

/** The links that are named above; a new page may stand between them. */
const named = (links: HTMLElement[]) =>
  links.filter((link) => pathsInOrder.includes(link.getAttribute('href') ?? ''));

test('the navigation has the eleven links in their order', async () => {
  await renderSite('/programs');
  const navigation = within(await screen.findByRole('navigation', { name: 'Main' }));
  const links = named(navigation.getAllByRole('link'));
  expect(addresses(links)).toEqual(pathsInOrder);
  expect(links.slice(1).map(({ textContent }) => textContent)).toEqual(labels.slice(1));
  expect(links[0]).toHaveAccessibleName(/Home$/);
  expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin/login');
});

test('the link of the current page is marked, and no other', async () => {
  await renderSite('/programs');
  const navigation = within(await screen.findByRole('navigation', { name: 'Main' }));
  expect(addresses(navigation.getAllByRole('link', { current: 'page' }))).toEqual(['/programs']);
});

test('the menu of small screens has the same links and Admin Login, and closes on choosing', async () => {
  const { user } = await renderSite('/programs');
  await user.click(await screen.findByRole('button', { name: 'Toggle menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  const links = within(menu).getAllByRole('link');
  expect(named(links).map(({ textContent }) => textContent)).toEqual(labels);
  expect(addresses(named(links))).toEqual(pathsInOrder);
  expect(links.at(-1)).toHaveTextContent('Admin Login');
  expect(links.at(-1)).toHaveAttribute('href', '/admin/login');
  await user.click(within(menu).getByRole('link', { name: 'Services' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('menu items come in a tenth of a second apart', async () => {
  const { user } = await renderSite('/programs');
  await user.click(await screen.findByRole('button', { name: 'Toggle menu' }));
  const items = within(await screen.findByRole('dialog')).getAllByRole('listitem');
  expect(items.slice(0, 3).map(({ style }) => style.animationDelay)).toEqual(['0s', '0.1s', '0.2s']);
});

test('Back goes one step back', async () => {
  const { user, router, goTo } = await renderSite('/programs', { before: ['/'] });
  await screen.findByRole('heading', { level: 1 });
  await goTo('/programs/1');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(router.location.pathname).toBe('/programs'));
});

test('Back without a history goes home, where it is hidden', async () => {
  const { user, router } = await renderSite('/programs/1');
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await waitFor(() => expect(router.location.pathname).toBe('/'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument());
});

test('Chat with us opens the chat with a greeting in a new tab', async () => {
  await renderSite('/programs');
  const chat = await screen.findByRole('link', { name: 'Chat with us' });
  expect(chat).toHaveAttribute('target', '_blank');
  const { origin, pathname, searchParams } = new URL(chat.getAttribute('href') ?? '');
  expect(origin + pathname).toBe(`https://wa.me/${demoCompany.chatNumber}`);
  expect(searchParams.get('text')).toMatch(/^Hello .* your tours\.$/);
});

test('the footer leads on, and to the agency elsewhere in new tabs', async () => {
  await renderSite('/programs');
  const footer = within(await screen.findByRole('contentinfo'));
  const inside = ['Services', 'About Us', 'News/Blogs', 'Testimonials'].map((name) =>
    footer.getByRole('link', { name }),
  );
  expect(addresses(inside)).toEqual(['/programs', '/about', '/news', '/alumni']);
  for (const name of ['Facebook', 'Instagram', 'TikTok', 'YouTube', 'PayPal']) {
    const link = footer.getByRole('link', { name });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('a navigation moves the focus to the heading of the new page', async () => {
  const { user } = await renderSite('/programs');
  await user.click(
    within(await screen.findByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'About' }),
  );
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(document.title).toMatch(/^About us/);
});

test('the foot of the page leads to the registration, to donations, to the privacy notice and to the terms', async () => {
  await renderSite('/programs');
  const foot = within(await screen.findByRole('contentinfo'));
  expect(foot.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/registration');
  expect(foot.getByRole('link', { name: 'Donate' })).toHaveAttribute('href', '/donations');
  expect(foot.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(foot.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
});
