import { chakra, Flex } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useMay } from '../rights/rights.ts';
import { optionsOf } from '../ui/controls.tsx';
import { displayMoment } from '../ui/moment.ts';
import { Panel } from './panel.tsx';
import { useWorkActions } from './use-work-actions.ts';
import type { Worked, WorkKind } from './work-kind.ts';

/** How far it is, and a press for each other status. */
export function StatusControl<Row extends Worked>({ kind, row }: { kind: WorkKind<Row>; row: Row }) {
  const { setStatus } = useWorkActions(kind);
  const mayWrite = useMay('writeOffice');
  return (
    <Panel title="Status">
      <Flex role="group" aria-label="Status" wrap="wrap" gap="2">
        {optionsOf(kind.statuses).map(({ value, label }) => {
          const isNow = value === row.status;
          if (!mayWrite) return isNow && <strong key={value}>{label}</strong>;
          return (
            <Choice
              key={value}
              type="button"
              aria-pressed={isNow}
              onClick={() => isNow || void setStatus([row], value)}
            >
              {isNow && <Check aria-hidden size={16} />}
              {label}
            </Choice>
          );
        })}
      </Flex>
      <chakra.p mt="3" fontSize="sm" color="muted">
        Since {displayMoment(row.statusAt)}
      </chakra.p>
    </Panel>
  );
}

/** One of several, of which one is pressed. */
export const Choice = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '11',
    px: '3.5',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'full',
    fontSize: 'sm',
    cursor: 'pointer',
    _hover: { borderColor: 'ink' },
    '&[aria-pressed=true]': {
      bg: 'brandSoft',
      color: 'brand',
      borderColor: 'brand',
      fontWeight: 'semibold',
    },
    _print: { '&[aria-pressed=false]': { display: 'none' }, border: 'none', px: '0', minH: '0' },
  },
});
