const beside = 'calc(var(--start) * 100%) 0';

const shift = (from: string, to: string) => ({ from: { translate: from }, to: { translate: to } });

export const keyframes = {
  'fade-in': { from: { opacity: '0' }, to: { opacity: '1' } },
  'fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
  'slide-from-start-full': shift(beside, '0 0'),
  'slide-to-start-full': shift('0 0', beside),
  'slide-from-bottom': shift('0 0.5rem', '0 0'),
  'scale-in': { from: { scale: '0.96' }, to: { scale: '1' } },
  rise: { from: { opacity: '0', transform: 'translateY(0.75rem)' }, to: { opacity: '1', transform: 'none' } },
  'menu-item': {
    from: { opacity: '0', transform: 'translateX(calc(var(--start) * 1rem))' },
    to: { opacity: '1', transform: 'none' },
  },
  pulse: { '50%': { opacity: '0.5' } },
  spin: { to: { transform: 'rotate(360deg)' } },
  advance: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.92)' } },
};
