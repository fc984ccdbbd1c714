import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A vehicle in which guests travel. */
@Entity('vehicles')
export class VehicleEntity {
  @PrimaryGeneratedColumn('identity')
  id!: number;

  @Column({ type: 'text' })
  name!: string;

  @Column({ type: 'int' })
  seats!: number;

  @Column({ type: 'int' })
  version!: number;

  @Column({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at' })
  updatedAt!: Date;

  @Column({ type: 'int', name: 'updated_by', nullable: true })
  updatedBy!: number | null;
}
