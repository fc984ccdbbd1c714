import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useMay } from '../../rights/rights.ts';
import { Unanswered } from '../../screens/list/list-states.tsx';
import { Card } from '../../ui/card.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { SmallButton } from '../../ui/small-button.tsx';
import { CloseDifferenceDialog } from './close-difference-dialog.tsx';
import { DifferenceLine } from './difference-line.tsx';
import { comparisonWords } from './difference-words.ts';
import {
  ComparePaymentsDocument,
  type ComparisonFragment,
  type DifferenceFragment,
  DifferencesDocument,
  LastComparisonDocument,
} from './differences.generated.ts';

/** Milliseconds after which a comparison that runs is asked for again. */
const often = 2_000;
const perStep = 20;

/** What the books and the provider's lists say otherwise: each stays until somebody closes it with a sentence. */
export function ComparisonPanel() {
  const [first, setFirst] = useState(perStep);
  const [isOpen, setOpen] = useState(true);
  const [closing, setClosing] = useState<DifferenceFragment | null>(null);
  const mayHandle = useMay('handleMoney');
  const answer = useQuery(DifferencesDocument, {
    variables: { open: isOpen, first },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const found = (answer.data ?? answer.previousData)?.paymentDifferences;
  const differences = (found?.nodes ?? []) as DifferenceFragment[];
  const total = found?.totalCount ?? 0;
  return (
    <Card maxW="60rem" aria-labelledby="compared">
      <chakra.h2 id="compared" textStyle="label" mb="1">
        The books and the provider
      </chakra.h2>
      <Comparison />
      {!found ? (
        <Unanswered error={answer.error} refetch={answer.refetch} />
      ) : (
        <>
          {differences.length > 0 ? (
            <chakra.ul mt="3" aria-label={isOpen ? 'Differences to close' : 'Differences that were closed'}>
              {differences.map((difference) => (
                <DifferenceLine
                  key={difference.id}
                  difference={difference}
                  onClose={mayHandle && isOpen ? () => setClosing(difference) : undefined}
                />
              ))}
            </chakra.ul>
          ) : (
            <chakra.p mt="3" fontSize="sm">
              {isOpen ? 'No difference waits to be closed.' : 'No difference was closed yet.'}
            </chakra.p>
          )}
          <Flex gap="4" wrap="wrap" align="center" mt="2">
            {total > differences.length && (
              <SmallButton onClick={() => setFirst(first + perStep)}>Show more of {total}</SmallButton>
            )}
            <SmallButton variant="link" onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Show those that were closed' : 'Show those that are open'}
            </SmallButton>
          </Flex>
        </>
      )}
      {closing && <CloseDifferenceDialog difference={closing} onClose={() => setClosing(null)} />}
    </Card>
  );
}

/** How the last one went, told when it ends; and the press that begins one. */
function Comparison() {
  const client = useApolloClient();
  const mayHandle = useMay('handleMoney');
  const [begin, { loading }] = useMutation(ComparePaymentsDocument);
  const { data, error, refetch, startPolling, stopPolling } = useQuery(LastComparisonDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const last = (data?.paymentComparison ?? null) as ComparisonFragment | null;
  const isRunning = last !== null && last.endedAt === null;
  const ran = useRef(false);
  useEffect(() => {
    if (isRunning) startPolling(often);
    else stopPolling();
    // What it found is on screen as soon as it ends.
    if (ran.current && !isRunning) void client.refetchQueries({ include: [DifferencesDocument] });
    ran.current = isRunning;
    return stopPolling;
  }, [isRunning, client, startPolling, stopPolling]);
  if (!data) return <Unanswered error={error} refetch={refetch} />;
  const press = async () => {
    if (isRunning || loading) return;
    try {
      await begin();
      await refetch();
    } catch (failure) {
      showFailure('The comparison could not begin', failure);
    }
  };
  return (
    <Flex justify="space-between" align="center" columnGap="6" rowGap="2" wrap="wrap">
      <chakra.p
        role="status"
        flex="1 1 16rem"
        fontSize="sm"
        color={last?.problem ? 'dangerText' : 'muted'}
        maxW="measure"
      >
        {comparisonWords(last)}
      </chakra.p>
      {mayHandle && (
        <SmallButton aria-disabled={isRunning || loading} onClick={() => void press()}>
          {isRunning || loading ? 'Comparing...' : 'Compare now'}
        </SmallButton>
      )}
    </Flex>
  );
}
