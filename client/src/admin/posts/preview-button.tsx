// A button in a table's cell that shows the picture or the film of its row.
import { chakra } from '@chakra-ui/react';
import { Image as ImageIcon, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { readFilm } from '../../lib/film.ts';
import { Button } from '../../ui/button.tsx';
import { Picture, type PictureImage } from '../../ui/picture.tsx';
import { ExternalLink } from '../screens/table/columns.tsx';
import { Dialog, DialogBody } from '../ui/dialogs/dialog.tsx';

export function ImagePreviewButton({ name, image }: { name: string; image: PictureImage }) {
  return (
    <PreviewButton word="Image" name={name} icon={<ImageIcon aria-hidden />}>
      <Picture image={image} alt={name} sizes="56rem" eager maxH="70dvh" objectFit="contain" />
    </PreviewButton>
  );
}

export function FilmPreviewButton({ name, address }: { name: string; address: string }) {
  return (
    <PreviewButton word="Video" name={name} icon={<Play aria-hidden />}>
      <Film name={name} address={address} />
    </PreviewButton>
  );
}

function Film({ name, address }: { name: string; address: string }) {
  const { kind, src } = readFilm(address);
  if (kind === 'player')
    return (
      <Player src={src} title={name} allow="autoplay; encrypted-media; fullscreen; picture-in-picture" />
    );
  return (
    <chakra.p py="6" overflowWrap="anywhere">
      This film is shown at its own address:{' '}
      <ExternalLink href={src} label={`Video of ${name}`}>
        {src}
      </ExternalLink>
    </chakra.p>
  );
}

interface Props {
  word: string;
  name: string;
  icon: ReactNode;
  children: ReactNode;
}

function PreviewButton({ word, name, icon, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        bg="white"
        borderColor="lineStrong"
        aria-label={`${word} of ${name}`}
        onClick={() => setOpen(true)}
      >
        {icon}
        {word}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={name}>
        <DialogBody>{children}</DialogBody>
      </Dialog>
    </>
  );
}

const Player = chakra('iframe', { base: { display: 'block', w: 'full', aspectRatio: '16/9', bg: 'black' } });
