import { Flex } from '@chakra-ui/react';
import { Monitor, Smartphone } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

export type Device = 'phone' | 'desktop';

const devices = [
  { device: 'phone', label: 'Phone', Icon: Smartphone },
  { device: 'desktop', label: 'Desktop', Icon: Monitor },
] as const;

/** On what device a preview is shown. */
export function WidthChoice({ shown, onShow }: { shown: Device; onShow(device: Device): void }) {
  return (
    <Flex role="group" aria-label="Width of the preview" gap="2" mb="3">
      {devices.map(({ device, label, Icon }) => (
        <Button
          key={device}
          size="sm"
          variant={shown === device ? 'default' : 'outline'}
          aria-pressed={shown === device}
          onClick={() => onShow(device)}
        >
          <Icon aria-hidden />
          {label}
        </Button>
      ))}
    </Flex>
  );
}
