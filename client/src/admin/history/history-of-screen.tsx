import { lazy } from 'react';
import { addressOf, type StaffScreen } from '../screens/staff-screen.ts';

/** What is shown at `/admin/<screen>/<record>/history`. */
export const historyOfScreen = (screen: StaffScreen) =>
  lazy(async () => {
    const [{ history }, { HistoryPage }] = await Promise.all([screen.load(), import('./history-page.tsx')]);
    return { default: () => <HistoryPage history={history} back={addressOf(screen)} /> };
  });
