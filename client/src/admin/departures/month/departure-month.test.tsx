import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderStaff, type Server } from '../../../../test/render-staff.tsx';
import { departingProgram, departureRow } from '../../../../test/rows/departure-rows.ts';
import { DeparturesPage } from '../departures-page.tsx';

const open = (server: Server, path: string) =>
  renderStaff(<DeparturesPage />, { departingPrograms: () => ({ programs: [] }), ...server }, path);

beforeEach(() => sessionStorage.clear());

describe('A month of departures', () => {
  const month = (nodes: object[]) => ({ page: { nodes, pageInfo: { hasNextPage: false } } });
  const path = '/admin/departures?view=month&month=2099-12';
  const short = (id: number, startsOn: string, more: object = {}) => {
    const { startTime, status, visible, capacity, taken, program, __typename } = departureRow(id);
    return {
      __typename,
      id,
      startsOn,
      endsOn: startsOn,
      startTime,
      status,
      visible,
      capacity,
      taken,
      program,
      ...more,
    };
  };

  test('is a table with a heading for each weekday, and says in words how full each departure is', async () => {
    const asked: unknown[] = [];
    open(
      {
        departureMonth: (variables) => {
          asked.push(variables);
          return month([
            short(1, '2099-12-04', { endsOn: '2099-12-06' }),
            short(2, '2099-12-11', { visible: 'soldOut', taken: 8 }),
            short(3, '2099-12-11', { status: 'draft', program: departingProgram(4, 'Sipi Falls') }),
          ]);
        },
      },
      path,
    );
    const table = await screen.findByRole('table', { name: /^Departures in December 2099/ });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    expect(within(table).getByRole('link', { name: 'Gorilla Trek 06:30, 5 of 8 taken' })).toHaveAttribute(
      'href',
      '/admin/departures/1',
    );
    expect(within(table).getByRole('link', { name: /8 of 8 taken Sold out$/ })).toBeVisible();
    expect(within(table).getByRole('link', { name: /^Sipi Falls .* Draft$/ })).toBeVisible();
    expect(within(table).getByText('Gorilla Trek, day 3 of 3')).toBeVisible();
    expect(asked).toEqual([{ filter: { from: '2099-11-30', to: '2100-01-03' } }]);
  });

  test('is walked through by the arrows, by weeks and by months', async () => {
    const { user } = open(
      {
        departureMonth: () =>
          month([
            short(1, '2099-12-04'),
            short(2, '2099-12-05'),
            short(3, '2099-12-12'),
            short(4, '2099-12-30'),
          ]),
      },
      path,
    );
    await screen.findByRole('table');
    const links = within(screen.getByRole('table')).getAllByRole('link');
    act(() => links[0]?.focus());
    await user.keyboard('{ArrowRight}');
    expect(links[1]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(links[2]).toHaveFocus();
    await user.keyboard('{End}');
    expect(links[3]).toHaveFocus();
    await user.keyboard('{ArrowUp}{Home}');
    expect(links[0]).toHaveFocus();
    await user.keyboard('{PageDown}');
    const heading = await screen.findByRole('heading', { name: 'January 2100' });
    expect(heading).toHaveFocus();
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('month=2100-01'));
  });

  test('without a departure says so, and a month that is none is this one', async () => {
    open({ departureMonth: () => month([]) }, '/admin/departures?view=month&month=2099-13');
    expect(await screen.findByText(/^No departures in /)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'This month' })).not.toBeInTheDocument();
  });
});
