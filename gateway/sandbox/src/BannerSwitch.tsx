import { useEffect, useId, useState } from 'react';
import { bannerNames } from '../../src/shared/banner-names.ts';
import { ask } from './ask.ts';

/** Every banner has a host name of its own; on a machine of one's own they all are below `localhost`. */
const canSwitch = /(^|\.)localhost$/.test(window.location.hostname);

/** Goes to the same sandbox under another banner. The sign-in stays with the banner that it was made for. */
export function BannerSwitch() {
  const id = useId();
  const [banner, setBanner] = useState('');
  useEffect(() => {
    ask<{ banner: { id: string } }>('{ banner { id } }').then(
      (answer) => setBanner(answer.banner.id),
      () => undefined,
    );
  }, []);
  if (!canSwitch || banner === '') return null;
  const { protocol, port } = window.location;
  return (
    <div className="choice">
      <label htmlFor={id}>Banner</label>
      <select
        id={id}
        value={banner}
        onChange={({ target: { value } }) =>
          window.location.assign(`${protocol}//${value}.localhost${port && `:${port}`}/sandbox/`)
        }
      >
        {Object.entries(bannerNames).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
