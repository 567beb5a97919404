import type { CounterAuthorizationDto } from '@hand-receipt/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onDesktop, onPhone } from '../../test/on-phone';
import { whitaker } from '../../test/people';
import { renderAt } from '../../test/render';
import { AuthorizedList } from './authorized-list';

const entry = {
  person: whitaker,
  item: { id: 'P-1', name: 'M4A1 Carbine', serial_number: 'W123456' },
  rack: 'Rack 4',
  card_number: null,
} as unknown as CounterAuthorizationDto;

afterEach(onDesktop);

test('on a phone each authorization is a card with its button, and no table', async () => {
  onPhone();
  const onEnd = jest.fn();
  renderAt('/counter/authorization', <AuthorizedList entries={[entry]} onEnd={onEnd} />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const list = screen.getByRole('list', { name: 'Authorized weapons' });
  expect(list).toHaveTextContent('SPC WhitakerW123456 M4A1 CarbineRack 4 · Card Not printed');
  await userEvent.click(
    within(list).getByRole('button', { name: 'End the authorization of SPC Whitaker for W123456' }),
  );
  expect(onEnd).toHaveBeenCalledWith('P-1');
});
