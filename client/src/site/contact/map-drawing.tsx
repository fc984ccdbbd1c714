// Stands in for the map until somebody asks for it: the office's hill between the lake and the city, as a drawing.
import { chakra } from '@chakra-ui/react';
import { colors } from '../../generated/brand.ts';

const Svg = chakra('svg', { base: { position: 'absolute', inset: '0', w: 'full', h: 'full' } });

export function MapDrawing() {
  return (
    <Svg viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <path fill="#EFE5CF" d="M0 0h640v480H0z" />
      <g fill="#DCE3D2">
        <path d="M-20 70C60 10 170 20 210 84s-8 122-92 132S-60 150-20 70ZM420-30c90-20 240 0 250 92s-90 110-170 96S310-6 420-30ZM-10 330c70-40 150-10 170 50s-30 120-100 130-130-10-130-70 20-90 60-110Z" />
      </g>
      <g fill="none" stroke="#C9D3BD" strokeWidth="1.5">
        <path d="M28 92c40-34 110-32 130 6s-8 70-56 74-96-52-74-80ZM56 108c22-18 60-18 70 4s-6 38-32 40-54-28-38-44ZM462 10c50-14 130 0 140 48s-56 56-96 48-90-84-44-96ZM494 30c26-8 70 0 74 26s-28 30-50 26-48-44-24-52Z" />
      </g>
      <path fill="#B9CFCB" d="M400 520c-30-60 20-110 92-122s140-20 190-70v200Z" />
      <path
        fill="none"
        stroke="#9DB9B5"
        strokeWidth="2"
        strokeLinecap="round"
        d="M470 448c16-8 28-8 42 0s28 8 42 0M530 420c14-7 24-7 36 0s24 7 36 0M560 462c12-6 22-6 32 0"
      />
      <g fill="none" stroke={colors.paper} strokeLinecap="round" strokeLinejoin="round">
        <path strokeWidth="13" d="M-20 262c110-30 180 24 300-12S470 130 660 186" />
        <path
          strokeWidth="9"
          d="M250-20c10 90-40 150-6 246s110 120 90 280M-20 410c120-10 200 14 272-28s140-116 252-112"
        />
        <path
          strokeWidth="5"
          d="M96-10c24 60 10 120 40 180s70 60 90 92M392-10c-16 60 26 108 8 168s-80 60-90 100M60 500c0-60 40-110 96-150s82-52 100-100M330 360c60 0 96 20 110 60M150 340c-40-20-90-14-160 6"
        />
      </g>
      <g fill="none" stroke="#D9BE86" strokeWidth="1.5" strokeDasharray="2 7" strokeLinecap="round">
        <path d="M-20 262c110-30 180 24 300-12S470 130 660 186" />
      </g>
      <g fill="#C9B999">
        <path d="M292 178h22v16h-22zM330 150h16v22h-16zM352 186h26v14h-26zM226 298h20v14h-20zM258 322h14v20h-14zM196 274h18v16h-18zM402 226h20v14h-20zM430 250h14v18h-14z" />
      </g>
      <g fill="#7E8F63">
        <circle cx="182" cy="202" r="9" />
        <circle cx="196" cy="212" r="7" />
        <circle cx="452" cy="332" r="9" />
        <circle cx="468" cy="342" r="6" />
        <circle cx="82" cy="304" r="8" />
        <circle cx="560" cy="236" r="8" />
        <circle cx="574" cy="246" r="6" />
      </g>
      <ellipse cx="320" cy="250" rx="22" ry="7" fill={colors.ink} opacity=".18" />
      <path fill={colors.accent} d="M320 250c-4-24-34-36-34-68a34 34 0 0 1 68 0c0 32-30 44-34 68Z" />
      <circle cx="320" cy="181" r="13" fill={colors.paper} />
    </Svg>
  );
}
