import { useApolloClient } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { Download, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import type { SubscriberFilePurpose } from '../../generated/schema.ts';
import { responseData } from '../../lib/api/response-data.ts';
import { Button } from '../../ui/button.tsx';
import { useMay } from '../rights/rights.ts';
import { saveAsFile } from '../screens/files.ts';
import { showFailure } from '../ui/show-failure.ts';
import { SubscribersLinkDocument } from './subscribers.generated.ts';

interface Taken {
  confirmed: number;
  asked: number;
  already: number;
  left: number;
  bad: number;
  rejected: string | null;
}

/** Subscribers as a CSV file, with the proof of their consent. */
export function SubscriberFiles({ onTaken }: { onTaken(): void }) {
  const mayExport = useMay('exportOffice');
  const client = useApolloClient();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [taken, setTaken] = useState<Taken | null>(null);
  const linkFor = async (purpose: SubscriberFilePurpose) => {
    const { data } = await client.mutate({ mutation: SubscribersLinkDocument, variables: { purpose } });
    return responseData(data).subscribersLink;
  };
  const download = async () => {
    try {
      window.location.assign(await linkFor('export'));
    } catch (error) {
      showFailure('The file could not be made', error);
    }
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = '';
    if (!file) return;
    setBusy(true);
    setTaken(null);
    try {
      const answer = await fetch(await linkFor('import'), { method: 'POST', body: file });
      const { data, error } = await answer.json();
      if (error) throw new Error(error.message);
      setTaken(data);
      onTaken();
    } catch (error) {
      showFailure('The file was not imported', error);
    } finally {
      setBusy(false);
    }
  };
  if (!mayExport) return null;
  return (
    <>
      <Flex gap="3" wrap="wrap" mt="8" pt="5" borderTopWidth="1px" align="center">
        <Button variant="outline" onClick={() => void download()}>
          <Download aria-hidden />
          Export with proof of consent
        </Button>
        <Button variant="outline" disabled={busy} onClick={() => input.current?.click()}>
          <Upload aria-hidden />
          {busy ? 'Importing...' : 'Import a CSV file'}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          aria-label="CSV file to import"
          tabIndex={-1}
          hidden
          onChange={(event) => void choose(event)}
        />
      </Flex>
      <chakra.p fontSize="sm" color="muted" mt="3" maxW="measure">
        Columns email, consent_at and consent_source, UTF-8, at most 5 MB and 20,000 rows. Who has no date and
        source of consent is asked by mail; who unsubscribed stays so.
      </chakra.p>
      <chakra.div role="status" mt="3" maxW="measure">
        {taken && (
          <>
            <p>
              {taken.confirmed} subscribed, {taken.asked} asked by mail, {taken.already} there already,{' '}
              {taken.left} unsubscribed before, {taken.bad} not taken.
            </p>
            {taken.rejected && (
              <Button
                variant="outline"
                size="sm"
                mt="3"
                onClick={() => saveAsFile('subscribers-not-imported.csv', 'text/csv', taken.rejected ?? '')}
              >
                <Download aria-hidden />
                Rows that were not taken
              </Button>
            )}
          </>
        )}
      </chakra.div>
    </>
  );
}
