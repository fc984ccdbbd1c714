import { chakra } from '@chakra-ui/react';

interface Props {
  /** What it chooses. */
  name: string;
  checked: boolean;
  onToggle(toHere: boolean): void;
}

/** Chooses a row; with Shift, by mouse or by keyboard, all rows from the one chosen before. */
export function SelectBox({ name, checked, onToggle }: Props) {
  return (
    <Area>
      <chakra.input
        type="checkbox"
        w="5"
        h="5"
        accentColor="brand"
        aria-label={`Select ${name}`}
        checked={checked}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </Area>
  );
}

/** As large as a finger. */
const Area = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    w: '11',
    h: '11',
    cursor: 'pointer',
    userSelect: 'none',
    borderRadius: 'md',
  },
});
