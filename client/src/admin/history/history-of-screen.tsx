import { type ComponentType, lazy } from 'react';
import { useParams } from 'react-router-dom';
import { addressOf, type StaffScreen } from '../screens/staff-screen.ts';
import { MissingPage } from '../ui/page.tsx';

/** The page at `/admin/<screen>/<record>/history`: what happened to the record that the address names. */
export function historyOfScreen(screen: StaffScreen) {
  const pages = new Map<string, ComponentType>();
  const pageOf = (record: string) => {
    const page = pages.get(record) ?? lazy(() => load(screen, record));
    pages.set(record, page);
    return page;
  };
  return () => <HistoryPage pageOf={pageOf} />;
}

function HistoryPage({ pageOf }: { pageOf(record: string): ComponentType }) {
  const { record = '' } = useParams();
  const Page = pageOf(record);
  return <Page key={record} />;
}

async function load(screen: StaffScreen, record: string): Promise<{ default: ComponentType }> {
  const [{ history }, { RecordHistory }] = await Promise.all([screen.load(), import('./record-history.tsx')]);
  const historied = await history?.(record);
  if (!historied) return { default: MissingPage };
  const back = historied.back ?? addressOf(screen);
  return { default: () => <RecordHistory historied={historied} recordKey={record} back={back} /> };
}
