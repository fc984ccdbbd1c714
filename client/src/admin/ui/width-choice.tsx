import { Monitor, Smartphone } from 'lucide-react';
import { PressedChoice } from './pressed-choice.tsx';

export type Device = 'phone' | 'desktop';

const devices = {
  phone: (
    <>
      <Smartphone aria-hidden />
      Phone
    </>
  ),
  desktop: (
    <>
      <Monitor aria-hidden />
      Desktop
    </>
  ),
};

/** On what device a preview is shown. */
export function WidthChoice({ shown, onShow }: { shown: Device; onShow(device: Device): void }) {
  return (
    <PressedChoice label="Width of the preview" choices={devices} chosen={shown} onChoose={onShow} mb="3" />
  );
}
