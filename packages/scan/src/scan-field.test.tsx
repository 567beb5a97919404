import { UiProvider } from '@hand-receipt/ui';
import { Form, yup } from '@hand-receipt/ui/forms';
import { fireEvent, render as renderBare, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CodeBox } from './code-box';
import { ScanField } from './scan-field';
import { ScanSearch } from './scan-search';

const [GS, RS, EOT] = ['\u001d', '\u001e', '\u0004'];
const MARK = `[)>${RS}06${GS}17V1HM47${GS}1P12345${GS}SW123456${RS}${EOT}`;

/** A camera that sees the mark when it is pressed. */
const mockSeen = MARK;
jest.mock('@hand-receipt/scan/camera', () => ({
  CameraView: ({ onCode }: { onCode: (code: string) => void }) => (
    <button type="button" onClick={() => onCode(mockSeen)}>
      The camera sees a mark
    </button>
  ),
}));

const render = (screen: ReactNode) => renderBare(<UiProvider>{screen}</UiProvider>);

/** As a hand scanner sends a code: all of it, then Enter. */
async function scanInto(box: HTMLElement, code: string) {
  fireEvent.change(box, { target: { value: code } });
  await userEvent.type(box, '{Enter}');
}

test.each([
  ['serial', MARK, 'W123456'],
  ['serial', MARK.replaceAll(GS, '^]').replaceAll(RS, '^^').replaceAll(EOT, '^D'), 'W123456'],
  ['serial', 'HR1/I/P-0007/W900007', 'W900007'],
  ['serial', 'w1', 'W1'],
  ['uii', MARK, 'D1HM4712345W123456'],
  ['uii', 'd1hm4-17', 'D1HM4-17'],
  ['uii', 'HR1/I/P-0007/W900007', 'HR1/I/P-0007/W900007'],
] as const)(
  'LIFE-49 a field for a %s takes it from %j, and Enter submits no form',
  async (takes, code, taken) => {
    const onSubmit = jest.fn();
    render(
      <Form initialValues={{ number: '' }} schema={yup.object({ number: yup.string() })} onSubmit={onSubmit}>
        <ScanField name="number" label="Number" takes={takes} />
      </Form>,
    );
    await scanInto(screen.getByLabelText('Number'), code);
    expect(screen.getByLabelText('Number')).toHaveValue(taken);
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

test('LIFE-49 Enter in a search picks the single match, and shows no more of the mark than its number', async () => {
  const item = { id: 'P-1', name: 'M4A1 Carbine', serialNumber: 'W123456' };
  const lookUp = jest.fn(async () => ({
    result: 'found' as const,
    message: '',
    item,
    nearMisses: [],
    newUii: null,
  }));
  const [onFound, onChange, onSubmit] = [jest.fn(), jest.fn(), jest.fn()];
  render(
    <form onSubmit={onSubmit}>
      <ScanSearch
        label="Search"
        value=""
        onChange={onChange}
        lookUp={lookUp}
        onFound={onFound}
        delayMs={200}
      />
    </form>,
  );
  await scanInto(screen.getByRole('searchbox'), MARK);
  expect(lookUp.mock.calls).toEqual([[MARK]]);
  expect(onFound.mock.calls).toMatchObject([[{ item }]]);
  expect(onChange.mock.calls).toEqual([['W123456']]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('LIFE-49 a text of 10,000 characters is neither searched for nor looked up', async () => {
  const [lookUp, onChange] = [jest.fn(), jest.fn()];
  render(<ScanSearch label="Search" value="" onChange={onChange} lookUp={lookUp} onFound={jest.fn()} />);
  await scanInto(screen.getByRole('searchbox'), 'W'.repeat(10_000));
  expect(screen.getByRole('searchbox')).toHaveValue('W'.repeat(10_000));
  expect(lookUp).not.toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalled();
});

const pressed = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const seeMark = () => pressed('The camera sees a mark');

test('LIFE-49 a field takes the serial number of the mark that the camera sees, and the camera goes off', async () => {
  const schema = yup.object({ number: yup.string() });
  render(
    <Form initialValues={{ number: '' }} schema={schema} onSubmit={jest.fn()}>
      <ScanField name="number" label="Serial Number" />
    </Form>,
  );
  await pressed('Scan the serial number');
  expect(await screen.findByRole('dialog', { name: 'Scan a Code' })).toBeVisible();
  await seeMark();
  expect(await screen.findByLabelText('Serial Number')).toHaveValue('W123456');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('LIFE-49 a search picks the item of the mark that the camera sees', async () => {
  const item = { id: 'P-1', name: 'M4A1 Carbine', serialNumber: 'W123456' };
  const lookUp = async () => ({ result: 'found' as const, message: '', item, nearMisses: [], newUii: null });
  const onFound = jest.fn();
  render(<ScanSearch label="Search" value="" onChange={jest.fn()} lookUp={lookUp} onFound={onFound} />);
  await pressed('Scan an item');
  await seeMark();
  await waitFor(() => expect(onFound.mock.calls).toMatchObject([[{ item }]]));
});

test.each([
  ['once', true, false],
  ['one code after another', false, true],
])('LIFE-49 a box for codes reads %s', async (_how, once, staysOn) => {
  const onCode = jest.fn();
  render(<CodeBox submitLabel="Find" once={once} onCode={onCode} />);
  await scanInto(screen.getByLabelText('Serial number or code'), 'w1');
  await pressed('Use camera');
  await seeMark();
  expect(onCode.mock.calls).toEqual([['w1'], [MARK]]);
  expect(screen.queryByRole('button', { name: 'Stop camera' }) !== null).toBe(staysOn);
});
