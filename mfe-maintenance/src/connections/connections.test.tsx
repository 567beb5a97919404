import type { ConnectionDto } from '@hand-receipt/contracts';
import { refusal, renderAt, serve } from '@hand-receipt/standalone/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brandt, connectionWith, navarro, petrov, voss } from '../test/people';
import ConnectionsDrawer from './connections-drawer';

/** A server that keeps who is connected with whom. */
function company(first: ConnectionDto[]) {
  let known = first;
  const answer = (id: string) => (_: URL, body: unknown) => {
    const { status } = body as { status: ConnectionDto['connectionStatus'] };
    known = known.map((one) => (one.id === id ? { ...one, connectionStatus: status } : one));
    return known.find((one) => one.id === id);
  };
  const ask = (_: URL, body: unknown) => {
    const { userId } = body as { userId: string };
    const person = [brandt, navarro, petrov, voss].find(({ id }) => id === userId)!;
    const made = connectionWith(person, { connectionStatus: 'pending', direction: 'outgoing' });
    known = [...known.filter(({ connectedUser }) => connectedUser.id !== userId), made];
    return Response.json(made, { status: 201 });
  };
  const end = (id: string) => () => {
    known = known.filter((one) => one.id !== id);
    return { message: 'Ended' };
  };
  return serve({
    'GET /api/connections': () => known,
    'GET /api/users/recipients': () => [brandt, voss],
    'POST /api/connections': ask,
    ...Object.fromEntries(
      [brandt, navarro, petrov, voss].flatMap(({ id }) => [
        [`PATCH /api/connections/C-${id}`, answer(`C-${id}`)],
        [`DELETE /api/connections/C-${id}`, end(`C-${id}`)],
      ]),
    ),
  });
}

const open = () => renderAt('/maintenance?connections=1', <ConnectionsDrawer onClose={() => undefined} />);
const namesIn = (title: string) =>
  within(screen.getByRole('list', { name: title }))
    .getAllByRole('listitem')
    .map((line) => line.querySelector('b')?.textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a request is accepted, another refused, and each stands where it belongs', async () => {
  company([
    connectionWith(petrov),
    connectionWith(brandt, { connectionStatus: 'pending' }),
    connectionWith(navarro, { connectionStatus: 'pending' }),
  ]);
  open();
  await press('Accept SFC Brandt');
  await waitFor(() => expect(namesIn('Connected')).toEqual(['SSG Petrov', 'SFC Brandt']));
  expect(screen.getByText('Connected with SFC Brandt')).toBeVisible();
  await press('Refuse SGT Navarro');
  await waitFor(() => expect(namesIn('Refused by me')).toEqual(['SGT Navarro']));
  expect(screen.queryByRole('list', { name: 'Requests to me' })).not.toBeInTheDocument();
});

test('somebody who is not known yet is found by name and asked; the request is taken back', async () => {
  const { calls } = company([connectionWith(brandt)]);
  open();
  await userEvent.type(await screen.findByRole('searchbox'), 's{Enter}');
  const found = within(await screen.findByRole('list', { name: 'People to ask' }));
  expect(found.getAllByRole('button').map((button) => button.textContent)).toEqual(['Ask SGT Voss3rd Squad']);
  await userEvent.click(found.getByRole('button'));
  await waitFor(() => expect(namesIn('Asked by me')).toEqual(['SGT Voss']));
  expect(calls).toContain('GET /api/users/recipients?q=s&limit=20');
  await press('Take back request to SGT Voss');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Asked by me' })).not.toBeInTheDocument());
});

test('a connection ends only once that is confirmed', async () => {
  company([connectionWith(brandt)]);
  open();
  await press('End connection with SFC Brandt');
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('End the connection with SFC Brandt?');
  expect(namesBehind('Connected')).toEqual(['SFC Brandt']);
  await press('End Connection');
  await waitFor(() =>
    expect(screen.queryByRole('list', { name: 'Connected', hidden: true })).not.toBeInTheDocument(),
  );
});

/** Behind the question the list is out of reach. */
const namesBehind = (title: string) =>
  [...screen.getByRole('list', { name: title, hidden: true }).querySelectorAll('b')].map(
    (name) => name.textContent,
  );

test('a refusal is told in the words of the server', async () => {
  serve({
    'GET /api/connections': () => [connectionWith(brandt, { connectionStatus: 'pending' })],
    'PATCH /api/connections/C-U-0002': () => refusal(409, 'You have refused this request already.'),
  });
  open();
  await press('Accept SFC Brandt');
  expect(await screen.findByText('You have refused this request already.')).toBeVisible();
});
