import sharp from 'sharp';
import { type Api, startApi } from '../../../test/api.ts';
import { truncate } from '../../../test/database.ts';
import { smallZip } from '../../../test/small-zip.ts';

let api: Api;
let token: string;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await truncate(api.db);
  token = await api.tokenOf('amina@example.org');
});

async function upload(bytes: Buffer, name: string, as = token) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const headers = { authorization: `Bearer ${as}` };
  const answer = await fetch(`${api.url}/api/v1/admin/attachments`, { method: 'POST', body: form, headers });
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  return { status: answer.status, body: (await answer.json()) as any };
}
const download = (id: number, as = token) =>
  fetch(`${api.url}/api/v1/admin/attachments/${id}`, { headers: { authorization: `Bearer ${as}` } });

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n');
const contentTypes = (part: string, type: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`;
const office = (part: string, type: string) =>
  smallZip({ '[Content_Types].xml': contentTypes(part, type), [part]: '<x/>' });
const docx = office('word/document.xml', 'wordprocessingml.document');
const xlsx = office('xl/workbook.xml', 'spreadsheetml.sheet');
const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
  .png()
  .toBuffer();

describe('A file for a reply', () => {
  it.each([
    ['a PDF', pdf, 'Itinerary.pdf', 'application/pdf', 'Itinerary.pdf'],
    ['a picture by another name', png, '..\\lodge\u202e.exe', 'image/png', 'lodge.exe.png'],
    ['a Word document', docx, 'Packing list.docx', /wordprocessingml\.document$/, 'Packing list.docx'],
    ['an Excel document', xlsx, 'prices.xlsx', /spreadsheetml\.sheet$/, 'prices.xlsx'],
    ['plain text', Buffer.from('Müller: 4 × tents\n'), 'notes', 'text/plain', 'notes.txt'],
  ])('is taken by its content: %s', async (_, bytes, given, type, name) => {
    const { status, body } = await upload(bytes, given);
    expect([status, body.data]).toEqual([
      201,
      {
        id: expect.any(Number),
        name,
        type: typeof type === 'string' ? type : expect.stringMatching(type),
        size: bytes.length,
      },
    ]);
  });

  it.each([
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'page.txt'],
    ['a program', Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4]), 'tool.pdf'],
    ['any other ZIP', smallZip({ 'a.txt': 'Hello' }), 'all.docx'],
    ['bytes that are nothing', Buffer.from([1, 2, 3, 0xff]), 'a.pdf'],
    ['nothing', Buffer.alloc(0), 'a.pdf'],
  ])('is refused with a sentence when it is %s', async (_, bytes, name) => {
    const { status, body } = await upload(bytes, name);
    expect(status).toBe(400);
    expect(body.error.message).toMatch(/^This kind of file cannot be sent: choose a PDF, /);
  });

  it('has 10 MB at most', async () => {
    const largest = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024 - pdf.length)]);
    expect((await upload(largest, 'a.pdf')).status).toBe(201);
    const { status, body } = await upload(Buffer.concat([largest, Buffer.alloc(1)]), 'a.pdf');
    expect([status, body.error.message]).toEqual([413, 'This file is too large: at most 10 MB can be sent.']);
  });

  it('is downloaded byte for byte by who uploaded it, never shown in place, and by nobody else before it is sent', async () => {
    const { id } = (await upload(pdf, 'Reise nach Müritz.pdf')).body.data;
    const answer = await download(id);
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Reise nach M?ritz.pdf"; filename*=UTF-8''Reise%20nach%20M%C3%BCritz.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const other = await download(id, await api.tokenOf('brian@example.org'));
    expect([other.status, ((await other.json()) as { error: { code: string } }).error.code]).toEqual([
      404,
      'NOT_FOUND',
    ]);
  });

  it('cannot be read in the database, neither its bytes nor its name', async () => {
    await upload(pdf, 'Passport of Grace.pdf');
    const [row] = await api.db.query('SELECT sealed, bytes FROM attachments');
    expect(row.sealed).not.toContain('Grace');
    expect(row.bytes.includes('%PDF')).toBe(false);
  });

  it('that is not sent goes after a day', async () => {
    await upload(pdf, 'a.pdf');
    expect(await api.services.retention.attachments()).toBe(0);
    await api.db.query(`UPDATE attachments SET created_at = now() - interval '25 hours'`);
    expect(await api.services.retention.attachments()).toBe(1);
  });
});
