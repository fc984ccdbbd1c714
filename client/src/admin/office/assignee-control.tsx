import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useMay } from '../rights/rights.ts';
import { ColleagueSelect, useColleagues } from './colleagues.tsx';
import type { ColleagueFragment } from './office.generated.ts';
import { Panel } from './panel.tsx';
import { useWorkActions } from './use-work-actions.ts';
import type { Worked, WorkKind } from './work-kind.ts';

/** Who takes care of it, with one press for oneself. A choice by arrow keys changes nothing yet. */
export function AssigneeControl<Row extends Worked>({ kind, row }: { kind: WorkKind<Row>; row: Row }) {
  const { assign } = useWorkActions(kind);
  const { me } = useColleagues();
  const mayWrite = useMay('writeOffice');
  /** Undefined before a choice, null for nobody. */
  const [chosen, setChosen] = useState<ColleagueFragment | null>();
  const { assignee } = row;
  const give = async (colleague: ColleagueFragment | null) => {
    if (await assign([row], colleague)) setChosen(undefined);
  };
  const isChanged = chosen !== undefined && chosen?.id !== assignee?.id;
  return (
    <Panel title="In charge">
      <chakra.p mb="3" fontWeight="semibold" overflowWrap="anywhere">
        {assignee?.name ?? 'Nobody yet'}
      </chakra.p>
      {mayWrite && (
        <Flex gap="2" wrap="wrap" data-screen-only>
          {me && assignee?.id !== me.id && <Button onClick={() => void give(me)}>Take it</Button>}
          <ColleagueSelect
            aria-label="Person in charge"
            nobody="Nobody"
            flex="1 1 9rem"
            w="auto"
            value={(chosen === undefined ? assignee : chosen)?.id ?? null}
            onChoose={setChosen}
          />
          <Button variant="outline" aria-disabled={!isChanged} onClick={() => isChanged && void give(chosen)}>
            Assign
          </Button>
        </Flex>
      )}
    </Panel>
  );
}
