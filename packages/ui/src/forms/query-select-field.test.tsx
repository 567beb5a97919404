import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { UiProvider } from '../theme/ui-provider';
import { Form } from './form';
import { SubmitButton } from './form-parts';
import { QuerySelectField } from './query-select-field';

interface Unit {
  id: string;
  name: string;
}

const READY = { data: undefined, error: null, isFetching: false, refetch: () => undefined };

function show(query: Partial<ComponentProps<typeof QuerySelectField<Unit[]>>['query']>) {
  const onSubmit = jest.fn();
  render(
    <UiProvider>
      <Form initialValues={{ unitId: '' }} onSubmit={({ unitId }) => onSubmit(unitId)}>
        <QuerySelectField
          name="unitId"
          label="Unit"
          placeholder="Choose a unit"
          of="units"
          query={{ ...READY, ...query }}
          reason="The server is starting."
          options={(units) => units.map(({ id, name }) => ({ value: id, label: name }))}
          nobody={<p>There is no unit yet.</p>}
        />
        <SubmitButton>Save</SubmitButton>
      </Form>
    </UiProvider>,
  );
  return onSubmit;
}

const field = () => screen.queryByRole('combobox', { name: 'Unit' });

test('the choices of a query: one is chosen and submitted', async () => {
  const onSubmit = show({ data: [{ id: 'N-1', name: 'B Co' }] });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'B Co');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledWith('N-1');
});

test('while the choices load, it says so', () => {
  show({ isFetching: true });
  expect(screen.getByText('Loading units...')).toBeInTheDocument();
  expect(field()).toBeNull();
});

test('where they failed to load, it says why and tries again', async () => {
  const refetch = jest.fn();
  show({ error: new Error('Failed to load units'), refetch });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load units');
  expect(screen.getByRole('alert')).toHaveTextContent('The server is starting.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('choices that failed to load again stay', () => {
  show({ data: [{ id: 'N-1', name: 'B Co' }], error: new Error('Failed to load units') });
  expect(field()).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where there is nothing to choose, it says so instead', () => {
  show({ data: [] });
  expect(screen.getByText('There is no unit yet.')).toBeVisible();
  expect(field()).toBeNull();
});
