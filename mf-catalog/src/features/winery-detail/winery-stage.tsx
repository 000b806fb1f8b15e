import type { WineryDetail } from '@vitis/contracts';
import { latinName, originOf } from '@vitis/domain';
import { Picture } from '@vitis/ui';
import { keptTogether } from '../../shared/kept-together.ts';
import styles from './winery-detail.module.scss';
import { STAGE_SIZES } from './winery-head.ts';

/** What the winery sees from its door, and its name. */
export function WineryStage({ winery }: { winery: WineryDetail }) {
  const latin = latinName(winery);
  return (
    <header className={styles.head}>
      {winery.picture ? (
        <div className={styles.stage}>
          <Picture picture={winery.picture} alt="" sizes={STAGE_SIZES} fit="cover" priority />
        </div>
      ) : null}
      <div className={styles.title}>
        <p className={styles.origin}>{keptTogether(originOf(winery))}</p>
        <h1>{winery.name}</h1>
        {latin === null ? null : (
          <p className={styles.latin} lang="en">
            {latin}
          </p>
        )}
      </div>
    </header>
  );
}
