import { afterAll, beforeAll, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from './arbiter.ts';
import { faultsOn } from './faults-on.ts';
import { type Hall, openHall } from './hall.ts';

const dsb =
  'ID,ZPS,Mitgliedsnummer,Status,"Name,Vorname",Geschlecht,Geburtsjahr,DWZ,FIDE-ID,FIDE-Land\r\n' +
  'NU4005017,A0123,7,,"Müller,Eva",W,1990,1650,4600001,GER\r\n';
const vereine =
  'ZPS-Nummer,Landesverband,UebergeordneterVerband,Vereinsname\r\nA0123,A,A0,"Schachklub Süd"\r\n';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall('list-door');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
});
afterAll(() => hall.close());

test('a list and its table of clubs are dropped together, looked at at once and taken in', async () => {
  const { page } = hall;
  await page.goto(`${hall.server.url}/console/lists`);
  await page.locator('html[data-script=runs]').waitFor();
  const dropped = await page.evaluateHandle(
    ([list = '', clubs = '']) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([clubs], 'vereine.csv', { type: 'text/csv' }));
      transfer.items.add(new File([list], 'spieler.csv', { type: 'text/csv' }));
      return transfer;
    },
    [dsb, vereine],
  );
  await page.locator('fieldset.drop').dispatchEvent('drop', { dataTransfer: dropped });
  await page.getByText(t('list-door.kind-dsb')).waitFor();
  expect(await page.locator('input[name=uses]:checked').count()).toBe(2);
  expect(await page.getByLabel(t('people.list-federation')).inputValue()).toBe('GER');
  expect(await faultsOn(page)).toEqual([]);
  await page.getByRole('button', { name: t('list-door.take') }).click();
  await page.getByText(t('list-door.done-members', { count: 1 })).click();
  await page.getByRole('link', { name: 'Müller, Eva' }).waitFor();
  await expect.poll(() => page.locator('main').innerText()).toContain('Schachklub Süd');
});

test('a packed list is sent piece by piece, with its name and no further question', async () => {
  const { page } = hall;
  await page.goto(`${hall.server.url}/console/lists`);
  const packed = { name: 'fide.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') };
  await page.locator('input[type=file]').first().setInputFiles(packed);
  await page.getByRole('heading', { name: t('list-door.use-lookup') }).waitFor();
  expect(await page.getByRole('button', { name: t('list-door.look') }).count()).toBe(0);
  await page.getByRole('button', { name: t('lists.take-in') }).waitFor();
});
