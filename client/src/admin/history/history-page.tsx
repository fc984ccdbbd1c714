import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { ScreenCode } from '../screens/staff-screen.ts';
import { MissingPage } from '../shell/missing-page.tsx';
import { RecordHistory } from './record-history.tsx';

interface Props {
  history: ScreenCode['history'];
  /** Address of the screen that the records belong to. */
  back: string;
}

/** The history of the record that the address names. */
export function HistoryPage({ history, back }: Props) {
  const { record = '' } = useParams();
  const historied = useMemo(() => history?.(record) ?? null, [history, record]);
  if (!historied) return <MissingPage />;
  return <RecordHistory key={record} historied={historied} recordKey={record} back={back} />;
}
