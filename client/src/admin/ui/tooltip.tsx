import { Tooltip as Base, Portal } from '@chakra-ui/react';
import type { ReactElement } from 'react';

/** The name of something that shows only an icon, after 700 ms; of the next one at once, within 300 ms of the last. */
export function Tooltip({
  label,
  disabled,
  children,
}: {
  label: string;
  disabled?: boolean;
  children: ReactElement;
}) {
  if (disabled) return children;
  return (
    <Base.Root openDelay={700} closeDelay={300} positioning={{ placement: 'right' }} lazyMount unmountOnExit>
      <Base.Trigger asChild>{children}</Base.Trigger>
      <Portal>
        <Base.Positioner>
          <Base.Content>{label}</Base.Content>
        </Base.Positioner>
      </Portal>
    </Base.Root>
  );
}
