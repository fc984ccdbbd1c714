import { chakra } from '@chakra-ui/react';
import { Dialog, DialogBody } from '../ui/dialogs/dialog.tsx';

interface Props {
  /** Whether shortcuts of a single key are on. */
  singleKeys: boolean;
  onSingleKeys(on: boolean): void;
  onClose(): void;
}

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
const control = isMac ? '⌘' : 'Ctrl';

const shortcuts: { keys: string[]; does: string; single?: true }[] = [
  { keys: [control, 'K'], does: 'Search everything' },
  { keys: [control, 'B'], does: 'Show or hide the sidebar' },
  { keys: ['/'], does: 'Search the list on screen', single: true },
  { keys: ['N'], does: 'On the page of a registration or message: the next one', single: true },
  { keys: ['P'], does: 'On the page of a registration or message: the previous one', single: true },
  { keys: ['?'], does: 'Show these shortcuts', single: true },
  { keys: ['Shift', 'Space'], does: 'While selecting: all rows from the one before to this one' },
  { keys: ['Esc'], does: 'Stop selecting, or close what is open' },
];

/** What can be done by keys, and the switch for those of a single one. */
export function ShortcutsDialog({ singleKeys, onSingleKeys, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts" size="md">
      <DialogBody>
        <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="5" rowGap="3" alignItems="center">
          {shortcuts.map(({ keys, does, single }) => (
            <chakra.div key={does} display="contents" color={single && !singleKeys ? 'muted' : undefined}>
              <chakra.dt display="flex" gap="1">
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </chakra.dt>
              <chakra.dd>
                {does}
                {single && !singleKeys && ' (switched off)'}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
        <chakra.label display="flex" alignItems="center" gap="3" minH="11" mt="5" cursor="pointer">
          <chakra.input
            type="checkbox"
            w="5"
            h="5"
            accentColor="brand"
            checked={singleKeys}
            onChange={({ target }) => onSingleKeys(target.checked)}
          />
          Shortcuts of a single key, in this browser
        </chakra.label>
      </DialogBody>
    </Dialog>
  );
}

const Key = chakra('kbd', {
  base: {
    px: '2',
    py: '0.5',
    fontSize: 'sm',
    fontFamily: 'body',
    bg: 'subtle',
    borderWidth: '1px',
    borderColor: 'lineStrong',
    borderRadius: 'sm',
    whiteSpace: 'nowrap',
  },
});
