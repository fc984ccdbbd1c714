import { crc32 } from 'node:zlib';

/** A ZIP of small files that are not packed, as an office program would name them. */
export function smallZip(files: Record<string, string>): Buffer {
  let offset = 0;
  const parts = Object.entries(files).map(([name, text]) => {
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(text), 0);
    sizes.writeUInt32LE(text.length, 4);
    sizes.writeUInt32LE(text.length, 8);
    const shared = Buffer.concat([
      Buffer.from([20, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
      sizes,
      Buffer.from([name.length, 0, 0, 0]),
    ]);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name + text)]);
    const central = Buffer.concat([
      Buffer.from('PK\x01\x02\x14\x00'),
      shared,
      Buffer.alloc(14),
      Buffer.from(name),
    ]);
    central.writeUInt32LE(offset, 42);
    offset += local.length;
    return { local, central };
  });
  const centrals = Buffer.concat(parts.map(({ central }) => central));
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(centrals.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts.map(({ local }) => local), centrals, end]);
}
