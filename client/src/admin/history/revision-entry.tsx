import { Box, chakra, Flex } from '@chakra-ui/react';
import { ChevronRight, RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Historied } from '../screens/staff-screen.ts';
import { displayMoment } from '../ui/moment.ts';
import { RevisionDifferences } from './revision-differences.tsx';
import type { Revision } from './use-revisions.ts';

const words = {
  existing: 'As it was before changes were kept',
  create: 'Created',
  update: 'Changed',
  delete: 'Moved to the trash',
  restore: 'Taken out of the trash',
  publish: 'Published as scheduled',
};

interface Props {
  revision: Revision;
  form: Historied['form'];
  isNewest: boolean;
  onRestore(): void;
}

/** One change: who did what and when, opened by a press what it was; the earlier ones can be restored. */
export function RevisionEntry({ revision, form, isNewest, onRestore }: Props) {
  const { id, event, changedBy, createdAt, changedFields } = revision;
  const [open, setOpen] = useState(false);
  const details = useId();
  const moment = displayMoment(createdAt);
  const ofForm = Object.keys(form.labels).filter((name) => changedFields.includes(name));
  const fields = (ofForm.length > 0 ? ofForm : changedFields)
    .map((name) => form.labels[name] ?? name)
    .join(', ');
  return (
    <chakra.li bg="surface" borderWidth="1px" borderRadius="md">
      <Flex align="center" justify="space-between" wrap="wrap" gap="1" pe="3">
        <Opener aria-expanded={open} aria-controls={details} onClick={() => setOpen(!open)}>
          <Box
            asChild
            flexShrink="0"
            transform={open ? 'rotate(90deg)' : undefined}
            transition="transform 120ms"
          >
            <ChevronRight size={18} aria-hidden />
          </Box>
          <Box minW="0">
            <chakra.strong display="block" overflowWrap="anywhere">
              {words[event]}
              {fields && `: ${fields}`}
            </chakra.strong>
            <chakra.span fontSize="sm" color="muted" overflowWrap="anywhere">
              {moment} · {changedBy ?? 'System'}
            </chakra.span>
          </Box>
        </Opener>
        {isNewest ? (
          <chakra.span fontSize="sm" color="muted" px="3" py="2" ms={{ base: '8', sm: '0' }}>
            How it is now
          </chakra.span>
        ) : (
          <Button
            variant="outline"
            size="sm"
            my="2"
            ms={{ base: '10', sm: '0' }}
            onClick={onRestore}
            aria-label={`Restore what it was on ${moment}`}
          >
            <RotateCcw size={16} aria-hidden />
            Restore
          </Button>
        )}
      </Flex>
      <Box
        id={details}
        hidden={!open}
        borderTopWidth="1px"
        px={{ base: '3', sm: '4' }}
        py="4"
        bg="paper"
        borderBottomRadius="md"
      >
        {open && <RevisionDifferences form={form} id={id} />}
      </Box>
    </chakra.li>
  );
}

const Opener = chakra(
  'button',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      flex: '1 1 14rem',
      minW: '0',
      minH: '14',
      px: '4',
      py: '2.5',
      textAlign: 'start',
      cursor: 'pointer',
      borderRadius: 'md',
    },
  },
  { defaultProps: { type: 'button' } },
);
